// /resources: articles, drawn steps, guides and ways to others, for members.
import { places } from '#platform/places.ts';
import { Page } from '#ui/Page.tsx';
import { ReadPart } from '#ui/ReadPart.tsx';
import { useResources } from '../help.queries.ts';
import { help } from '../help-words.ts';
import { Resources } from './Resources.tsx';

export default function ResourcesScreen() {
  return (
    <Page title={places.resources.name} intro={help.resources.intro}>
      <ReadPart query={useResources()} what="The articles">
        {({ resources }) => (
          <div className="max-w-3xl">
            <Resources resources={resources} />
          </div>
        )}
      </ReadPart>
    </Page>
  );
}
