import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** This machine only: the demo is nobody else's business. */
const HOST = '127.0.0.1';

/** Where `npm start` serves when nothing else is asked for. */
const DEFAULT_PORT = 4173;

/** How many ports after the default one are tried. */
const PORT_TRIES = 20;

/**
 * Milliseconds that a connection stays open without a request: longer than a proxy in front (Caddy: two minutes) uses one again. A
 * request that comes while its connection is closed gets no answer (https://github.com/nodejs/node/issues/20256); after Node's
 * own five seconds that happens.
 */
const KEEP_ALIVE_MS = 130_000;

async function tryPort(server: Server, port: number): Promise<boolean> {
  try {
    const listening = once(server, 'listening');
    server.listen(port, HOST);
    await listening;
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' || code === 'EACCES') return false;
    throw error;
  }
}

/**
 * Listens on `port` (0 for any), or without one on the default port or, when that is taken, the next free one; gives the
 * origin. Throws when a port that was asked for cannot be had.
 */
export async function listen(server: Server, port?: number): Promise<string> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const candidates =
    port === undefined ? Array.from({ length: PORT_TRIES }, (_, index) => DEFAULT_PORT + index) : [port];
  for (const candidate of candidates) {
    if (await tryPort(server, candidate)) return `http://${HOST}:${(server.address() as AddressInfo).port}`;
  }
  throw new Error(
    port === undefined
      ? `No port from ${DEFAULT_PORT} to ${DEFAULT_PORT + PORT_TRIES - 1} is free. Set PORT to one that is.`
      : `Port ${port} cannot be used: another program listens there, or this user may not. Set PORT to another one.`,
  );
}

/** Stops a server at once, with what it is answering. */
export async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await server[Symbol.asyncDispose]();
}
