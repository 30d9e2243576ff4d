import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { brokerSettings, publishPacts } from './pact-broker.ts';

const pact = { consumer: { name: 'hrajem-web' }, provider: { name: 'hrajem-api' }, interactions: [] };
const url = 'https://broker.test';

/** Gives one answer to what a broker is asked, and what it was asked last. */
function answerWith(status: number, answer: object) {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer, { status }));
  return () => {
    const [address, { headers, body } = {}] = fetch.mock.lastCall!;
    return { address, headers, body: JSON.parse(body as string) as { contracts: { content: string }[] } };
  };
}

function pactFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'pact-')), 'hrajem-web-hrajem-api.json');
  writeFileSync(file, JSON.stringify(pact));
  return file;
}

it('publishes the pacts as one version of the consumer, with the token', async () => {
  const asked = answerWith(200, { notices: [{ text: 'Created hrajem-web version 1' }] });
  const broker = brokerSettings({ PACT_BROKER_BASE_URL: `${url}/`, PACT_BROKER_TOKEN: 'secret' })!;
  const notices = await publishPacts(broker, { files: [pactFile()], version: '1', branch: 'main' });

  expect(notices).toEqual(['Created hrajem-web version 1']);
  expect(asked()).toMatchObject({
    address: `${url}/contracts/publish`,
    headers: { Authorization: 'Bearer secret' },
    body: {
      pacticipantName: 'hrajem-web',
      pacticipantVersionNumber: '1',
      branch: 'main',
      contracts: [{ consumerName: 'hrajem-web', providerName: 'hrajem-api', specification: 'pact' }],
    },
  });
  const [contract] = asked().body.contracts;
  expect(JSON.parse(Buffer.from(contract!.content, 'base64').toString())).toEqual(pact);
});

it('takes a name and a password too, and none without a broker', async () => {
  const asked = answerWith(200, {});
  const env = { PACT_BROKER_BASE_URL: url, PACT_BROKER_USERNAME: 'jana', PACT_BROKER_PASSWORD: 'x:y' };
  await publishPacts(brokerSettings(env)!, { files: [pactFile()], version: '1', branch: '' });

  expect(asked().headers).toMatchObject({ Authorization: `Basic ${btoa('jana:x:y')}` });
  expect(asked().body).not.toHaveProperty('branch');
  expect(brokerSettings({})).toBeUndefined();
});

it('says what the broker refused, and why', async () => {
  answerWith(409, { error: 'Content differs' });
  await expect(publishPacts({ url }, { files: [pactFile()], version: '1' })).rejects.toThrow(
    /hrajem-web-hrajem-api\.json: 409 .*Content differs/,
  );
});
