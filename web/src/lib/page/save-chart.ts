import { saveFile } from './save-file';

const titleHeight = 48;
const titleInset = 16;

/**
 * Saves a chart as a PNG file with its title, on the color that lies behind it on the page.
 *
 * @param canvas  of the chart
 * @param title   written above the chart
 */
export async function saveChart(canvas: HTMLCanvasElement, title: string, name: string): Promise<void> {
  const { color, backgroundColor, fontFamily } = getComputedStyle(panelOf(canvas));
  const scale = canvas.width / canvas.clientWidth;
  const picture = document.createElement('canvas');
  picture.width = canvas.width;
  picture.height = canvas.height + titleHeight * scale;
  const context = picture.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures');
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, picture.width, picture.height);
  context.fillStyle = color;
  context.font = `600 ${18 * scale}px ${fontFamily}`;
  context.textBaseline = 'middle';
  context.fillText(title, titleInset * scale, (titleHeight / 2) * scale);
  context.drawImage(canvas, 0, titleHeight * scale);
  const file = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('The browser made no picture of the chart');
  saveFile(file, name);
}

/** The panel around a chart, which has the colors of the theme. */
function panelOf(canvas: HTMLCanvasElement): Element {
  return canvas.closest('.panel') ?? document.body;
}
