export const drawerRow =
  '-mx-2 flex h-control items-center gap-3 rounded-md px-2 text-sm font-medium text-text no-underline hover:bg-surface-hover';
