import { useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { fileKey } from './file-key.ts';
import { PictureThumb } from './PictureThumb.tsx';
import { moved } from './staple.ts';

type Props = { pictures: File[]; onChange: (pictures: File[]) => void };

/** Pages one below the other, moved by buttons or by dragging. */
export function PictureOrder({ pictures, onChange }: Props) {
  const dragged = useRef<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [said, setSaid] = useState('');

  function move(from: number, to: number) {
    if (to < 0 || to >= pictures.length || from === to) return;
    onChange(moved(pictures, from, to));
    setSaid(`${pictures[from]?.name} is page ${to + 1} of ${pictures.length}`);
  }

  function drop(to: number) {
    if (dragged.current !== null) move(dragged.current, to);
    dragged.current = null;
    setOver(null);
  }

  return (
    <>
      <ol aria-label="Pages" className="border-t border-border">
        {pictures.map((picture, index) => (
          <li
            key={fileKey(picture)}
            draggable
            onDragStart={() => {
              dragged.current = index;
            }}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(index);
            }}
            onDragEnd={() => setOver(null)}
            onDrop={() => drop(index)}
            className={classNames(
              'flex cursor-grab items-center gap-3 border-b border-border py-1.5',
              over === index && 'bg-surface-selected',
            )}
          >
            <PictureThumb picture={picture} number={index + 1} />
            <span title={picture.name} className="min-w-0 flex-1 truncate">
              {picture.name}
            </span>
            <IconButton
              icon="arrow-up"
              size="sm"
              label={`Move ${picture.name} up`}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              icon="arrow-down"
              size="sm"
              label={`Move ${picture.name} down`}
              disabled={index === pictures.length - 1}
              onClick={() => move(index, index + 1)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
