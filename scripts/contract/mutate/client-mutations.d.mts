/** What is broken in the client: of each file the changes that its tests have to notice. */
export const CLIENT_MUTATIONS: {
  file: string;
  tests: string[];
  changes: [name: string, from: string, to: string][];
}[];
