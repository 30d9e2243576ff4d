/** A JPEG picture of a sky and a pitch. */
export async function photo(): Promise<Blob> {
  const canvas = new OffscreenCanvas(600, 400);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.fillStyle = 'rgb(120, 170, 220)';
  context.fillRect(0, 0, 600, 200);
  context.fillStyle = 'rgb(70, 140, 80)';
  context.fillRect(0, 200, 600, 200);
  context.fillStyle = 'rgb(240, 240, 240)';
  context.fillRect(290, 180, 20, 20);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}
