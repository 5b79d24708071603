import { classNames } from '#ui/class-names.ts';
import { FileButton } from '#ui/FileButton.tsx';
import { Icon } from '#ui/Icon.tsx';
import { addFiles } from './add-files.ts';
import { givenFiles } from './given-files.ts';

type Props = { isOver: boolean; isFirst: boolean };

export function DropArea({ isOver, isFirst }: Props) {
  const add = (files: File[]) => void addFiles(givenFiles(files));
  return (
    <section
      aria-label="Add letters"
      className={classNames(
        'flex items-center gap-4 rounded-lg border border-dashed px-5 max-md:flex-wrap max-md:gap-3 max-md:px-4',
        isFirst ? 'py-12 max-md:py-8' : 'py-5 max-md:py-4',
        isOver ? 'border-accent bg-surface-selected' : 'border-border-control bg-surface-sunken',
      )}
    >
      <Icon name="upload" size="lg" className={isOver ? 'text-accent-text' : 'text-text-muted'} />
      <p className="min-w-0 flex-1 basis-56 text-sm text-text-muted">
        <b className="block text-base font-medium text-text">
          {isOver ? 'Drop them here' : isFirst ? 'Drop letters here' : 'Add more letters'}
        </b>
        PDF, PNG, JPG, HEIC, WebP, TIFF or a ZIP of images, up to 5 MB each
      </p>
      <div className="flex gap-2 max-md:w-full *:max-md:flex-1">
        <FileButton variant={isFirst ? 'primary' : 'secondary'} multiple onChoose={add}>
          Choose files
        </FileButton>
        <FileButton folder onChoose={add}>
          Choose folder
        </FileButton>
      </div>
    </section>
  );
}
