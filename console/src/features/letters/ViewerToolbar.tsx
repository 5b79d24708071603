import { ButtonGroup } from '#ui/ButtonGroup.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { nextZoom } from './box-geometry.ts';

type Props = {
  page: number;
  pageCount: number;
  zoom: number;
  onPage: (page: number) => void;
  onZoom: (zoom: number) => void;
};

export function ViewerToolbar({ page, pageCount, zoom, onPage, onZoom }: Props) {
  return (
    <div className="flex h-11 shrink-0 items-center gap-2 pr-4 pl-6 text-sm text-text-muted tabular-nums max-md:px-4">
      <span className="whitespace-nowrap">
        Page {page} of {pageCount}
      </span>
      {pageCount > 1 && (
        <ButtonGroup label="Pages of the letter">
          <IconButton
            icon="chevron-up"
            label="Previous page"
            variant="secondary"
            size="sm"
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <IconButton
            icon="chevron-down"
            label="Next page"
            variant="secondary"
            size="sm"
            disabled={page >= pageCount}
            onClick={() => onPage(page + 1)}
          />
        </ButtonGroup>
      )}
      <span className="flex-1" />
      <IconButton icon="minus" label="Zoom out" size="sm" onClick={() => onZoom(nextZoom(zoom, -1))} />
      <span role="status" aria-label="Zoom" className="w-11 text-center">
        {Math.round(zoom * 100)}%
      </span>
      <IconButton icon="plus" label="Zoom in" size="sm" onClick={() => onZoom(nextZoom(zoom, 1))} />
      <IconButton icon="fit" label="Fit page" size="sm" onClick={() => onZoom(1)} className="max-md:hidden" />
    </div>
  );
}
