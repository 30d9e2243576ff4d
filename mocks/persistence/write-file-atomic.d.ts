/** The package write-file-atomic contains no types. */
declare module 'write-file-atomic' {
  /** Writes into a temporary file beside `file`, flushes it to the disk and renames it over `file`. */
  export default function writeFileAtomic(
    file: string,
    data: string,
    options?: { mode?: number },
  ): Promise<void>;
}
