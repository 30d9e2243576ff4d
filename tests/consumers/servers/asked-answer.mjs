/** The options of the tool, and where the server listens, from the command line. */
export const [port, options] = process.argv.slice(2).map((text) => JSON.parse(text));
export const host = '127.0.0.1';

/** The answer that the caller wants: status, type and body. */
export const askedAnswer = ({ headers }) => JSON.parse(Buffer.from(headers['x-answer'], 'base64').toString());
