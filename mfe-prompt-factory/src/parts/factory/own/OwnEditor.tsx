import { useEntryState, useRoute, useShell } from '@ia/federation';
import type { PartKind } from '@ia/shared-services/recipes';
import { Alert } from '@ia/shared-ui/alert';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { Form } from '@ia/shared-ui/form';
import { PersonalDataCheck } from '@ia/shared-ui/personal-data';
import { Heading, Lead } from '@ia/shared-ui/text';
import { TextArea } from '@ia/shared-ui/text-area';
import { TextField } from '@ia/shared-ui/text-field';
import { Fragment, useState } from 'react';
import { ownRecipeTexts } from '../../../content/own.ts';
import { partNames } from '../../../content/texts.ts';
import { MAX_LENGTH, MAX_OWN_RECIPES, type OwnContent } from '../../../rules/own-recipe.ts';
import { createStepAddress } from '../../../rules/wizard-address.ts';
import { useOwnRecipes } from '../../../state/own-recipes.ts';
import { Panel } from '../panel.styles.ts';
import { OptionalParts, TextBlock, twoColumns } from './OwnEditor.styles.ts';
import { savedAnnouncement } from './saved-announcement.ts';

interface OwnEditorProps {
  initialContent: OwnContent;
  /** Id of the recipe to edit; omit it to create one. */
  recipeId?: string | undefined;
  /** URL of the cancel link. */
  cancelAddress: string;
}

/** Order of the parts in a prompt. */
const KINDS: readonly PartKind[] = ['role', 'context', 'task', 'format', 'limits'];
const OPTIONAL_KINDS = KINDS.filter((kind) => kind !== 'task');

const isContent = (stored: unknown): stored is OwnContent => {
  const { title, parts } = (stored ?? {}) as Partial<OwnContent>;
  return typeof title === 'string' && KINDS.every((kind) => typeof parts?.[kind] === 'string');
};

/** Form for a recipe, part by part. Unsaved text is stored in the history entry. */
export function OwnEditor({ initialContent, recipeId, cancelAddress }: OwnEditorProps) {
  const shell = useShell();
  const { path } = useRoute();
  const { isFull, saveRecipe } = useOwnRecipes();
  const [unsaved, setUnsaved] = useEntryState('receita', (stored) => (isContent(stored) ? stored : null));
  const { title, parts } = unsaved ?? initialContent;
  const [isOpen, setIsOpen] = useState(() => OPTIONAL_KINDS.some((kind) => parts[kind] !== ''));
  const setPart = (kind: PartKind, text: string) => setUnsaved({ title, parts: { ...parts, [kind]: text } });

  const problems: Record<string, string | undefined> = {
    titulo:
      title.trim() === ''
        ? ownRecipeTexts.nameEmpty
        : title.length > MAX_LENGTH.title
          ? ownRecipeTexts.tooLong(MAX_LENGTH.title)
          : undefined,
  };
  for (const kind of KINDS) {
    if (parts[kind].length > MAX_LENGTH.part) problems[kind] = ownRecipeTexts.tooLong(MAX_LENGTH.part);
  }
  if (parts.task.trim() === '') problems.task = ownRecipeTexts.taskEmpty;

  const save = () => {
    const trimmed = Object.fromEntries(
      KINDS.map((kind) => [kind, parts[kind].trim()]),
    ) as OwnContent['parts'];
    const id = saveRecipe({ title: title.trim(), parts: trimmed }, recipeId);
    shell.announce(savedAnnouncement(title.trim()));
    shell.navigate(createStepAddress(path, id), { stay: true, replace: true });
  };
  const isBlocked = isFull && recipeId === undefined;
  const renderField = (kind: PartKind) => (
    <Fragment key={kind}>
      <TextArea
        id={`receita-${kind}`}
        name={kind}
        rows={3}
        label={partNames[kind].name}
        hint={partNames[kind].why}
        optional={kind !== 'task'}
        limit={MAX_LENGTH.part}
        value={parts[kind]}
        onChange={({ target }) => setPart(kind, target.value)}
      />
      <PersonalDataCheck
        field={`receita-${kind}`}
        value={parts[kind]}
        onValueChange={(text) => setPart(kind, text)}
      />
    </Fragment>
  );

  return (
    <Panel css={twoColumns}>
      <TextBlock>
        <Azulejo motif="quill" size={88} />
        <Heading level={2}>{recipeId ? ownRecipeTexts.editTitle : ownRecipeTexts.newTitle}</Heading>
        <Lead>{ownRecipeTexts.intro}</Lead>
        <p>{ownRecipeTexts.blanks}</p>
        {isBlocked && <Alert kind="warning">{ownRecipeTexts.full(MAX_OWN_RECIPES)}</Alert>}
      </TextBlock>
      <Form
        problems={problems}
        onSubmit={() => !isBlocked && save()}
        actions={
          <>
            <Button type="submit" aria-disabled={isBlocked}>
              {ownRecipeTexts.save}
            </Button>
            <Button variant="secondary" onClick={() => shell.navigate(cancelAddress, { stay: true })}>
              {ownRecipeTexts.cancel}
            </Button>
          </>
        }
      >
        <TextField
          name="titulo"
          label={ownRecipeTexts.name}
          value={title}
          onChange={({ target }) => setUnsaved({ title: target.value, parts })}
        />
        {renderField('task')}
        <OptionalParts
          open={isOpen}
          onToggle={({ currentTarget }) => {
            // A part with a problem stays visible: the form moves the focus to it.
            if (OPTIONAL_KINDS.some((kind) => problems[kind])) currentTarget.open = true;
            else setIsOpen(currentTarget.open);
          }}
        >
          <summary>{ownRecipeTexts.optionalParts}</summary>
          {OPTIONAL_KINDS.map(renderField)}
        </OptionalParts>
      </Form>
    </Panel>
  );
}
