import { zodResolver } from '@hookform/resolvers/zod';
import { RegisterRequest } from '@/generated/schemas/registerRequest.zod';

/** Checks by the contract's own schema. */
export const contractResolver = zodResolver(RegisterRequest);
