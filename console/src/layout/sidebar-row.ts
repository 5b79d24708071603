export const sidebarRow = 'flex h-control w-full items-center gap-3 rounded-md px-2 text-sm font-medium no-underline';
