/** The side of the square picture that is uploaded, in pixels. */
export const uploadSide = 512;

/** The greatest zoom of the crop. */
export const maxZoom = 3;

/** Draws on white, because JPEG has no transparency. */
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
