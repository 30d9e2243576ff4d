/** Whether these bytes stand at an offset. */
export const bytesAt = (bytes: Uint8Array, offset: number, wanted: readonly number[]): boolean =>
  wanted.every((byte, index) => bytes[offset + index] === byte);

/** Whether this ASCII text stands at an offset. */
export const textAt = (bytes: Uint8Array, offset: number, text: string): boolean =>
  bytesAt(
    bytes,
    offset,
    Array.from(text, (char) => char.charCodeAt(0)),
  );

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
