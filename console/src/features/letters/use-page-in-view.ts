import { type RefObject, useState } from 'react';

/** Which page of a letter stands in the middle of the desk, and how to bring another there. */
export function usePageInView(desk: RefObject<HTMLElement | null>) {
  const [page, setPage] = useState(1);
  const sheets = () => [...(desk.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [])];

  function onScroll() {
    const frame = desk.current?.getBoundingClientRect();
    if (!frame) return;
    const middle = frame.top + frame.height / 2;
    const passed = sheets().filter((sheet) => sheet.getBoundingClientRect().top <= middle);
    setPage(Number(passed.at(-1)?.dataset.page ?? 1));
  }

  function goTo(number: number) {
    const sheet = sheets().find(({ dataset }) => dataset.page === String(number));
    const frame = desk.current;
    if (!sheet || !frame) return;
    frame.scrollBy({ top: sheet.getBoundingClientRect().top - frame.getBoundingClientRect().top });
  }

  return { page, goTo, onScroll };
}
