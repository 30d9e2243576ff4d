/** The id of the chat's section; as the hash of a match's address it leads there. */
export const chatId = 'chat';
