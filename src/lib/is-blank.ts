/** White space, control and format characters, and what Unicode lets be drawn as nothing; the blank of Braille is none of them. */
const blank = /^[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether nothing of a text can be seen. */
export const isBlank = (text: string): boolean => blank.test(text);
