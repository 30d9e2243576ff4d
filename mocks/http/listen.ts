import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** With this host the server is available on this machine only. */
const HOST = '127.0.0.1';

const DEFAULT_PORT = 4173;
/** The number of ports that are tried, from the default port on, when no port is set. */
const PORT_TRIES = 20;

/**
 * An idle connection stays open for this time. A proxy in front of the server (Caddy: two minutes) must close it first, because
 * a request on a closing connection gets no response (https://github.com/nodejs/node/issues/20256).
 */
const KEEP_ALIVE_MS = 130_000;

async function tryToListen(server: Server, port: number): Promise<boolean> {
  try {
    const listeningEvent = once(server, 'listening');
    server.listen(port, HOST);
    await listeningEvent;
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' || code === 'EACCES') return false;
    throw error;
  }
}

/** Listens on a port (0: any free one, undefined: the first free one from 4173 on) and returns the origin. Throws when none is free. */
export async function listen(server: Server, port?: number): Promise<string> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const ports =
    port === undefined ? Array.from({ length: PORT_TRIES }, (_, index) => DEFAULT_PORT + index) : [port];
  for (const candidatePort of ports)
    if (await tryToListen(server, candidatePort))
      return `http://${HOST}:${(server.address() as AddressInfo).port}`;
  throw new Error(
    port === undefined
      ? `No port from ${DEFAULT_PORT} to ${DEFAULT_PORT + PORT_TRIES - 1} is free. Set PORT to one that is.`
      : `Port ${port} cannot be used: another program listens there, or this user may not. Set PORT to another one.`,
  );
}

/** Stops a server at once and closes all connections. */
export async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await server[Symbol.asyncDispose]();
}
