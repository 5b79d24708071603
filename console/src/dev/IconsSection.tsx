import { Icon } from '#ui/Icon.tsx';
import { type IconName, iconPaths } from '#ui/icon-paths.ts';
import { GallerySection } from './GallerySection.tsx';

const names = Object.keys(iconPaths) as IconName[];

export function IconsSection() {
  return (
    <GallerySection title="Icons">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 text-xs text-text-muted">
        {names.map((name) => (
          <li key={name} className="flex items-center gap-2">
            <Icon name={name} className="text-text" />
            {name}
          </li>
        ))}
      </ul>
    </GallerySection>
  );
}
