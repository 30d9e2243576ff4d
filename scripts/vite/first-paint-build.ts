/** A file of the build: its path below dist/ and what it holds. */
export interface BuiltFile {
  fileName: string;
  source: string;
}

/** Builds the scripts that paint the first rows of a screen before the app is there, with their parts, by the screen's name. */
export type FirstPaintBuild = () => Promise<ReadonlyMap<string, readonly BuiltFile[]>>;
