import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/** A self-signed certificate for a TLS server on this machine. */
export interface Certificate {
  /** The private key as PEM. */
  key: string;
  /** The certificate as PEM. */
  cert: string;
  /** The SHA-256 of the public key in base64, with which a browser can trust the certificate. */
  fingerprint: string;
}

const DAY = 86_400_000;

/** Encodes a DER value (X.690): tag, length and content. */
function der(tag: number, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...contents: Uint8Array[]) => der(0x30, ...contents);
const utcTime = (ms: number) => {
  const digits = new Date(ms).toISOString().replaceAll(/\D/g, '');
  return der(0x17, Buffer.from(`${digits.slice(2, 14)}Z`));
};

/** The object identifiers of ecdsa-with-SHA256 and of the attribute "common name". */
const algorithm = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const commonName = der(0x06, Buffer.from('550403', 'hex'));
const nameOf = (text: string) => sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(text)))));

/** Creates a self-signed certificate (RFC 5280, version 1), because Node can create only keys. */
export function createCertificate(now = Date.now()): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = nameOf('127.0.0.1');
  const validity = sequence(utcTime(now - DAY), utcTime(now + DAY));
  const signed = sequence(der(0x02, Buffer.from([1])), algorithm, name, validity, name, spki);
  const signature = der(0x03, Buffer.from([0]), sign('sha256', signed, privateKey));
  const base64 = sequence(signed, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}
