/** Its own types are of Express; it takes the messages of Node's server as well. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export default function compression(): (
    message: IncomingMessage,
    answer: ServerResponse,
    next: () => void,
  ) => void;
}

declare module 'negotiator' {
  export default class Negotiator {
    constructor(message: { headers: Record<string, string | undefined> });
    encoding(available: string[], options: { preferred: string[] }): string | undefined;
  }
}
