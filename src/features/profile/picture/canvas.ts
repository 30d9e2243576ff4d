/** The side of the picture that is sent, a square, in pixels. */
export const sentSide = 512;

/** How far the picture can be enlarged in the crop. */
export const deepestZoom = 3;

/** Draws on white; otherwise a transparent picture would show the colour behind it. */
export function drawOnWhite(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  draw(context);
  return canvas;
}
