import { useEffect, useRef } from 'react';

type Props = { picture: File; number: number };

const width = 80;
const height = 112;

/** A page in small, drawn on a canvas: the policy lets no picture in that is not from our own address. */
export function PictureThumb({ picture, number }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCurrent = true;
    // A picture that this browser can't draw, such as HEIC, leaves the sheet empty.
    void createImageBitmap(picture, { resizeWidth: 2 * width, resizeQuality: 'high' })
      .then((bitmap) => isCurrent && canvas.current && draw(canvas.current, bitmap))
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [picture]);
  return (
    <span className="relative block h-14 w-10 shrink-0 overflow-hidden rounded-sm border border-border-strong bg-paper">
      <canvas ref={canvas} width={width} height={height} className="size-full" />
      <b className="absolute right-0.5 bottom-0.5 min-w-3.5 rounded-xs bg-paper px-0.5 text-center text-xs leading-4 font-semibold text-paper-text">
        <span className="sr-only">Page </span>
        {number}
      </b>
    </span>
  );
}

/** Fills the sheet from the top: that is where a letter tells whose it is. */
function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  const scale = Math.max(width / bitmap.width, height / bitmap.height);
  const drawn = { width: bitmap.width * scale, height: bitmap.height * scale };
  const pen = canvas.getContext('2d');
  if (pen) pen.imageSmoothingQuality = 'high';
  pen?.drawImage(bitmap, (width - drawn.width) / 2, 0, drawn.width, drawn.height);
  bitmap.close();
}
