/** A file of the build: its path below dist/ and what it holds. */
export interface BuiltFile {
  fileName: string;
  source: string;
}

/** Makes what paints the beginning of screens before the app is there: by the screen's name its script, and what goes with it. */
export type FirstPaintBuild = () => Promise<ReadonlyMap<string, readonly BuiltFile[]>>;
