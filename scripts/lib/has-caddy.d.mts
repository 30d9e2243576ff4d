export const NO_CADDY: string;
export function hasCaddy(): boolean;
