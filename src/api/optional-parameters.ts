import type { QueryClient } from '@tanstack/react-query';
import { isProblem } from './problem';

/** Clients whose backend refuses optional parameters of a query with 400. */
const refusedClients = new WeakSet<QueryClient>();

/** Makes a call with parameters that a backend may ignore or refuse; after a refusal without them, then and for the rest of the page. */
export async function callWithOptional<Parameters, Answer>(
  client: QueryClient,
  parameters: Parameters | undefined,
  call: (parameters?: Parameters) => Promise<Answer>,
): Promise<Answer> {
  if (parameters === undefined || refusedClients.has(client)) return call();
  try {
    return await call(parameters);
  } catch (error) {
    if (!isProblem(error) || error.status !== 400) throw error;
    refusedClients.add(client);
    return call();
  }
}
