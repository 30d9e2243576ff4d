/** FNV-1a (32 bits) over UTF-16 units: it tells texts apart and protects nothing. Another `start` gives another, independent number. */
export function hash(text: string, start = 0x81_1c_9d_c5): number {
  let value = start;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return value >>> 0;
}
