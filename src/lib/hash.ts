/** FNV-1a (32 bits) of a text's UTF-16 units; not for security. Another `start` gives an independent hash. */
export function hash(text: string, start = 0x81_1c_9d_c5): number {
  let value = start;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return value >>> 0;
}
