/** Texts that a backend may spoil: a description, the text, and the stored text where it differs. */
export const TEXTS: [description: string, sent: string, stored?: string][] = [
  ['characters beyond U+FFFF', 'Míč 🏐 a 👨‍👩‍👧 z 𝔅rna'],
  ['what markup is made of, which the app escapes itself', '<b>5 & 6</b> &amp; "7" \'8\''],
  ['letters of two code points, which are not composed', 'Pr\u030Ci\u0301s\u030Cte\u030C'],
  ['white space within', 'a  b\n\n\tc\u00A0d'],
  ['line breaks of two characters, and of one', 'a\r\nb\rc\nd'],
  // White space is that of ECMAScript, as the conventions of openapi.yaml say.
  ['U+FEFF around, which is white space and goes', '\uFEFFahoj\uFEFF', 'ahoj'],
  ['U+0085 around, which is no white space and stays', '\u0085ahoj\u0085'],
];
