import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { FAKETIME } from '../../scripts/lib/ensure-orca.ts';
import { filesIn, root } from '../../scripts/lib/project.ts';

/** A script of the page that moves its clock by milliseconds. */
const clockScript = (offsetMs: number): string => `{
  const Now = Date;
  globalThis.Date = class Date extends Now {
    constructor(...given) {
      if (given.length > 0) super(...given);
      else super(Now.now() + ${offsetMs});
    }
    static now() {
      return Now.now() + ${offsetMs};
    }
  };
}
`;

/** A script of the page that signs jana in before the app starts, unless a session began before. */
const signInScript = `if (!document.cookie.includes('session_name=')) {
  const request = new XMLHttpRequest();
  request.open('POST', '/api/user/login', false);
  request.setRequestHeader('Content-Type', 'application/json');
  request.setRequestHeader('Accept-Language', 'cs');
  request.send('{"username":"jana","password":"hrajem-jana"}');
  const { access, refresh } = JSON.parse(request.responseText);
  for (const cookie of ['access_token=' + access, 'refresh_token=' + refresh, 'session_name='])
    document.cookie = cookie + '; path=/; max-age=86400';
}
`;

/** Copies the build `from` to `to`, whose pages begin with `script`. */
function copyBuild(from: string, to: string, script: string): void {
  cpSync(from, to, { recursive: true });
  writeFileSync(join(to, 'first.js'), script);
  for (const page of filesIn(to).filter((name) => name.endsWith('.html'))) {
    const path = join(to, page);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace('<head>', '<head><script src="/first.js"></script>'),
    );
    for (const extension of ['.br', '.gz']) rmSync(path + extension, { force: true });
  }
}

/** Forwards connections from a free port of the loopback to `port`, until it is shut. */
async function startGate(port: number) {
  const sockets = new Set<Socket>();
  const gate = createServer((incoming) => {
    const outgoing = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy()).on('close', () => sockets.delete(socket));
      socket.pipe(other);
    }
  });
  const open = async (at = 0) => {
    gate.listen(at, '127.0.0.1');
    await once(gate, 'listening');
  };
  await open();
  const { port: ownPort } = gate.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${ownPort}`,
    open: () => open(ownPort),
    shut() {
      gate.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Serves the built app with a fresh embedded backend on a free port of the loopback, at the time `start`. */
export async function startServer(folder: string, start: number, isSignedIn: boolean) {
  const offsetMs = start - Date.now();
  copyBuild(
    join(root, 'dist'),
    join(folder, 'dist'),
    clockScript(offsetMs) + (isSignedIn ? signInScript : ''),
  );
  const settings = {
    DATA_DIR: join(folder, 'data'),
    DIST: join(folder, 'dist'),
    PORT: '0',
    TZ: 'Europe/Prague',
    LD_PRELOAD: FAKETIME,
    FAKETIME: `${(offsetMs / 1000).toFixed(3)}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  const child = fork(join(root, 'tests/e2e/support/servers/serve.mjs'), {
    cwd: root,
    env: { ...process.env, ...settings },
  });
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [
    { url: string } | number,
  ];
  if (typeof message !== 'object') throw new Error('The server did not start; its output is above.');
  const { url } = message;
  const gate = await startGate(Number(new URL(url).port));
  async function call(path: string, token: string, body?: object) {
    const method = body === undefined ? 'GET' : 'POST';
    const headers = {
      'Content-Type': 'application/json',
      'Accept-Language': 'cs',
      ...(token !== '' && { Authorization: `Bearer ${token}` }),
    };
    const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as unknown;
  }
  return {
    ...gate,
    /** Alex writes into the chat of the match with that name. */
    async say(matchName: string, text: string) {
      const credentials = { username: 'alex', password: 'hrajem-alex' };
      const { access } = (await call('/api/user/login', '', credentials)) as { access: string };
      const matches = (await call('/api/match/get-upcoming-matches/', access)) as Record<
        'id' | 'title',
        string
      >[];
      const { id } = matches.find(({ title }) => title.includes(matchName))!;
      await call(`/api/match/${id}/chat/send/`, access, { message: text });
    },
    async close() {
      gate.shut();
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
