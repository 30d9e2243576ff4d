/** Texts that a faulty backend may change: a description, the sent text, and the text to be stored if it differs. */
export const TEXTS: [description: string, sent: string, stored?: string][] = [
  ['characters beyond U+FFFF', 'Míč 🏐 a 👨‍👩‍👧 z 𝔅rna'],
  ['characters of markup, which the app escapes itself', '<b>5 & 6</b> &amp; "7" \'8\''],
  ['letters of two code points, which are not composed', 'Pr\u030Ci\u0301s\u030Cte\u030C'],
  ['white space within', 'a  b\n\n\tc\u00A0d'],
  ['line breaks of two characters, and of one', 'a\r\nb\rc\nd'],
  // The conventions of openapi.yaml use ECMAScript's definition of white space.
  ['U+FEFF around the text, which is white space and is removed', '\uFEFFahoj\uFEFF', 'ahoj'],
  ['U+0085 around the text, which is no white space and stays', '\u0085ahoj\u0085'],
];
