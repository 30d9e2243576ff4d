/** The side of the picture that is sent, a square, in pixels. */
export const sentSide = 512;

/** How far the picture can be enlarged in the crop. */
export const deepestZoom = 3;
