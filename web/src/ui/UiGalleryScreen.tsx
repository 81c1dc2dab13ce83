// Everything the product is drawn with, in each of its states, by day and by night.
import { useEffect, useState } from 'react';
import { AsoOkeBand } from './AsoOkeBand.tsx';
import { ButtonGallery } from './gallery/ButtonGallery.tsx';
import { ChoiceGallery } from './gallery/ChoiceGallery.tsx';
import { DialogGallery } from './gallery/DialogGallery.tsx';
import { FieldGallery } from './gallery/FieldGallery.tsx';
import { MessageGallery } from './gallery/MessageGallery.tsx';
import { NavigationGallery } from './gallery/NavigationGallery.tsx';
import { PanelGallery } from './gallery/PanelGallery.tsx';
import { PeopleGallery } from './gallery/PeopleGallery.tsx';
import { ThemeChoice } from './gallery/ThemeChoice.tsx';
import { TypeGallery } from './gallery/TypeGallery.tsx';
import { WaitingGallery } from './gallery/WaitingGallery.tsx';
import { WizardGallery } from './gallery/WizardGallery.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { Page } from './Page.tsx';

const LOADING_SHOWN_MS = 4_000;

export default function UiGalleryScreen() {
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setLoading(false), LOADING_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  if (loading) return <LoadingScreen />;
  return (
    <main>
      <AsoOkeBand />
      <Page
        title="The design"
        intro="What every screen is drawn with, each in its states."
        width="wide"
        actions={<ThemeChoice />}
      >
        <TypeGallery />
        <ButtonGallery />
        <FieldGallery />
        <ChoiceGallery />
        <WizardGallery />
        <NavigationGallery />
        <DialogGallery />
        <PeopleGallery />
        <PanelGallery />
        <MessageGallery />
        <WaitingGallery onShowLoading={() => setLoading(true)} />
      </Page>
      <AsoOkeBand size="thin" />
    </main>
  );
}
