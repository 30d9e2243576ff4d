/** What Spectral finds in a contract: place, rule and message, a line for each. */
export function spectralFindings(text: string): Promise<string[]>;
