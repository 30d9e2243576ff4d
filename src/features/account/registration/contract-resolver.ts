import { RegisterRequest } from '@/generated/schemas/registerRequest.zod';
import { schemaResolver } from '@/lib/schema-resolver';

/** Checks by the contract's own schema. */
export const contractResolver = schemaResolver(RegisterRequest);
