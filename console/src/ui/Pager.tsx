import { pageSizes } from '@tassel/contract/page-size.ts';
import { ButtonGroup } from './ButtonGroup.tsx';
import { Dropdown } from './Dropdown.tsx';
import { IconButton } from './IconButton.tsx';

type Props = {
  /** From 1. */
  page: number;
  pageSize: number;
  itemsCount: number;
  onPage: (page: number) => void;
  onPageSize?: (pageSize: number) => void;
};

const sizeOptions = pageSizes.map((size) => ({ value: String(size), label: String(size) }));

export function Pager({ page, pageSize, itemsCount, onPage, onPageSize }: Props) {
  const pageCount = Math.max(1, Math.ceil(itemsCount / pageSize));
  const first = itemsCount === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, itemsCount);
  const count = (value: number) => value.toLocaleString('en-US');
  return (
    <nav aria-label="Pages" className="mt-3 flex items-center gap-2 text-sm text-text-muted tabular-nums">
      <p role="status">
        {count(first)}–{count(last)} of {count(itemsCount)}
      </p>
      <span className="flex-1" />
      {onPageSize && (
        <span className="mr-3 flex items-center gap-1 max-md:hidden">
          <span aria-hidden="true">Rows</span>
          <Dropdown
            label="Rows"
            hideLabel
            look="bare"
            value={String(pageSize)}
            options={sizeOptions}
            onChange={(size) => onPageSize(Number(size))}
          />
        </span>
      )}
      <ButtonGroup label="Pages">
        <IconButton
          variant="secondary"
          icon="chevron-left"
          label="Previous page"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          variant="secondary"
          icon="chevron-right"
          label="Next page"
          disabled={page >= pageCount}
          onClick={() => onPage(page + 1)}
        />
      </ButtonGroup>
    </nav>
  );
}
