// The categories of what there is to read, of which one is open at a time.
import type { Resource, ResourceCategory } from '@ijeuwa/contract/resources';
import { BookOpen, ChevronDown, Images, type LucideIcon, Map as MapIcon, Users } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { classes } from '#ui/classes.ts';
import { CATEGORIES, type CategoryWords } from './category-words.ts';
import { ResourceList } from './ResourceList.tsx';

/** What stands in an open category; the rest is behind View All. */
const SHOWN = 3;

const ICONS: Record<ResourceCategory, LucideIcon> = {
  kb: BookOpen,
  videos: Images,
  guides: MapIcon,
  community: Users,
};

type ResourceCategoriesProps = {
  resources: readonly Resource[];
  expanded: ResourceCategory | undefined;
  onExpand: (category: ResourceCategory | undefined) => void;
  onOpen: (resource: Resource) => void;
  onViewAll: (category: ResourceCategory) => void;
  level?: 2 | 3;
};

export function ResourceCategories({ resources, expanded, onExpand, ...rest }: ResourceCategoriesProps) {
  return (
    <div className="flex flex-col gap-3">
      {CATEGORIES.map((words) => (
        <Category
          key={words.id}
          words={words}
          resources={resources.filter(({ category }) => category === words.id)}
          isOpen={expanded === words.id}
          onPress={() => onExpand(expanded === words.id ? undefined : words.id)}
          {...rest}
        />
      ))}
    </div>
  );
}

type CategoryProps = Pick<ResourceCategoriesProps, 'resources' | 'onOpen' | 'onViewAll' | 'level'> & {
  words: CategoryWords;
  isOpen: boolean;
  onPress: () => void;
};

function Category({ words, resources, isOpen, onPress, onOpen, onViewAll, level = 2 }: CategoryProps) {
  const id = useId();
  const Icon = ICONS[words.id];
  const Heading = level === 2 ? 'h2' : 'h3';
  const shown = resources.slice(0, SHOWN);
  if (resources.length === 0) return null;
  return (
    <Card as="section" padded={false} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`} className="text-lg">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onPress}
          className="flex min-h-16 w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-xl px-(--inset) py-3 text-left hover:text-wine sm:px-5"
        >
          <Icon aria-hidden="true" className="size-6 shrink-0 text-wine" />
          <span className="min-w-0 flex-[1_1_8rem] wrap-break-word">{words.title}</span>
          <span className="font-sans text-sm font-normal text-ink-2 tabular-nums">{resources.length}</span>
          <ChevronDown
            aria-hidden="true"
            className={classes(
              'size-5 shrink-0 text-ink-2 transition-transform motion-reduce:transition-none',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </Heading>
      {isOpen && (
        <div id={id} className="flex flex-col gap-2 px-(--inset) pb-4 sm:px-5">
          <p className="text-ink-2">{words.text}</p>
          <ResourceList label={words.title} resources={shown} onOpen={onOpen} />
          {resources.length > shown.length && (
            <Button
              variant="secondary"
              size="sm"
              className="self-start max-sm:w-full"
              aria-label={`View All: ${words.title}`}
              onClick={() => onViewAll(words.id)}
            >
              View All
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
