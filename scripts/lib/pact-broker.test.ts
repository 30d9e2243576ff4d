import { mkdtempSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { brokerSettings, publishPacts } from './pact-broker.ts';

const pact = { consumer: { name: 'hrajem-web' }, provider: { name: 'hrajem-api' }, interactions: [] };

/** A broker that keeps what it gets and gives one answer. */
async function fakeBroker(status: number, answer: object) {
  const got: { url?: string | undefined; headers: IncomingHttpHeaders; body: unknown }[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      got.push({ url: request.url, headers: request.headers, body });
      response.writeHead(status).end(JSON.stringify(answer));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function pactFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'pact-')), 'hrajem-web-hrajem-api.json');
  writeFileSync(file, JSON.stringify(pact));
  return file;
}

it('publishes the pacts as one version of the consumer, with the token', async () => {
  const { got, url } = await fakeBroker(200, { notices: [{ text: 'Created hrajem-web version 1' }] });
  const broker = brokerSettings({ PACT_BROKER_BASE_URL: `${url}/`, PACT_BROKER_TOKEN: 'secret' })!;
  const notices = await publishPacts(broker, { files: [pactFile()], version: '1', branch: 'main' });

  expect(notices).toEqual(['Created hrajem-web version 1']);
  expect(got).toMatchObject([
    {
      url: '/contracts/publish',
      headers: { authorization: 'Bearer secret' },
      body: {
        pacticipantName: 'hrajem-web',
        pacticipantVersionNumber: '1',
        branch: 'main',
        contracts: [{ consumerName: 'hrajem-web', providerName: 'hrajem-api', specification: 'pact' }],
      },
    },
  ]);
  const { contracts } = got[0]!.body as { contracts: { content: string }[] };
  expect(JSON.parse(Buffer.from(contracts[0]!.content, 'base64').toString())).toEqual(pact);
});

it('takes a name and a password too, and none without a broker', async () => {
  const { got, url } = await fakeBroker(200, {});
  const env = { PACT_BROKER_BASE_URL: url, PACT_BROKER_USERNAME: 'jana', PACT_BROKER_PASSWORD: 'x:y' };
  await publishPacts(brokerSettings(env)!, { files: [pactFile()], version: '1', branch: '' });

  expect(got[0]!.headers.authorization).toBe(`Basic ${btoa('jana:x:y')}`);
  expect(got[0]!.body).not.toHaveProperty('branch');
  expect(brokerSettings({})).toBeUndefined();
});

it('says what the broker refused, and why', async () => {
  const { url } = await fakeBroker(409, { error: 'Content differs' });
  await expect(publishPacts({ url }, { files: [pactFile()], version: '1' })).rejects.toThrow(
    /hrajem-web-hrajem-api\.json: 409 .*Content differs/,
  );
});
