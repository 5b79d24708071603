import { fileKey } from './file-key.ts';
import { PictureThumb } from './PictureThumb.tsx';

const mostShown = 6;

export function PictureThumbs({ pictures }: { pictures: File[] }) {
  const shown = pictures.slice(0, mostShown);
  const more = pictures.length - shown.length;
  return (
    <span className="flex items-center gap-2 py-1.5">
      {shown.map((picture, index) => (
        <PictureThumb key={fileKey(picture)} picture={picture} number={index + 1} />
      ))}
      {more > 0 && <span className="text-xs text-text-faint">and {more} more</span>}
    </span>
  );
}
