import { PageHeader } from '#ui/PageHeader.tsx';
import { ButtonsSection } from './ButtonsSection.tsx';
import { ChoiceSection } from './ChoiceSection.tsx';
import { DialogsSection } from './DialogsSection.tsx';
import { FilesSection } from './FilesSection.tsx';
import { IconsSection } from './IconsSection.tsx';
import { MessagesSection } from './MessagesSection.tsx';
import { ProgressSection } from './ProgressSection.tsx';
import { SelectSection } from './SelectSection.tsx';
import { StatesSection } from './StatesSection.tsx';
import { StatusSection } from './StatusSection.tsx';
import { TableSection } from './TableSection.tsx';
import { TextInputSection } from './TextInputSection.tsx';
import { ValuesSection } from './ValuesSection.tsx';

export default function GalleryScreen() {
  return (
    <>
      <title>Controls · Tassel</title>
      <PageHeader title="Controls" facts={['Every control in every state.']} />
      <div className="mt-6">
        <ButtonsSection />
        <StatusSection />
        <TextInputSection />
        <SelectSection />
        <ChoiceSection />
        <ValuesSection />
        <ProgressSection />
        <FilesSection />
        <TableSection />
        <StatesSection />
        <MessagesSection />
        <DialogsSection />
        <IconsSection />
      </div>
    </>
  );
}
