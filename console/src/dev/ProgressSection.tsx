import { ProgressBar } from '#ui/ProgressBar.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { GallerySection } from './GallerySection.tsx';

export function ProgressSection() {
  return (
    <GallerySection title="Progress and waiting">
      <div className="grid grid-cols-3 gap-6 max-md:grid-cols-1">
        <div className="grid gap-5">
          <ProgressBar label="caprock-state-nguyen.heic" value={81} />
          <ProgressBar label="bluestem-prairie-ortiz.png" value={48} error="Stopped at 48%" />
          <ProgressBar label="Making the export" detail="Working" />
        </div>
        <div className="flex items-center gap-6 text-sm text-text-muted">
          <Spinner size={55} label="Loading" />
          Full-screen overlay, 55 px
        </div>
        <div className="grid content-start gap-3">
          <Skeleton className="w-1/2" />
          <Skeleton />
          <Skeleton className="w-4/5" />
        </div>
      </div>
    </GallerySection>
  );
}
