import { useRoute, useShell } from '@ia/federation';
import { saveFile, useCanStoreOnDevice } from '@ia/shared-services/storage';
import { Alert } from '@ia/shared-ui/alert';
import { EmptyState } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { ArrowDown, ArrowLeft, Heart, Newspaper } from '@ia/shared-ui/icon';
import { Heading, Lead } from '@ia/shared-ui/text';
import { TextField } from '@ia/shared-ui/text-field';
import { useDeferredValue, useRef, useState } from 'react';
import { mineTexts } from '../../../content/mine.ts';
import { matchesQuery } from '../../../rules/search.ts';
import { categoryAddress } from '../../../rules/wizard-route.ts';
import { type StoredAnswer, useAnswers } from '../../../state/answers.ts';
import { screenOnly } from '../print.styles.ts';
import { asTextFile, searchableText } from './exported-prompt.ts';
import { Feet, Intro, Rows, Tools } from './MyPrompts.styles.ts';
import { OnPaper } from './OnPaper.tsx';
import { PromptRow } from './PromptRow.tsx';

/** The prompts stored on this device: search, favourites, export and deletion. */
export function MyPrompts() {
  const shell = useShell();
  const { path } = useRoute();
  const canStore = useCanStoreOnDevice();
  const { answers, clear, restore, remove, favour } = useAnswers();
  const heading = useRef<HTMLHeadingElement>(null);
  const [erased, setErased] = useState<readonly StoredAnswer[]>([]);
  const [query, setQuery] = useState('');
  const [favouritesOnly, setFavouritesOnly] = useState(false);
  const deferredQuery = useDeferredValue(query).trim();
  const shown = answers.filter(
    (answer) => (!favouritesOnly || answer.favourite) && matchesQuery(deferredQuery, searchableText(answer)),
  );

  /** Move focus first: the pressed button will be unmounted. */
  const focusAndAnnounce = (message: string) => {
    heading.current?.focus();
    shell.announce(message);
  };
  const erase = (gone: readonly StoredAnswer[], how: () => void) => {
    setErased(gone);
    how();
    focusAndAnnounce(mineTexts.erased(gone.length));
  };
  const undo = () => {
    restore(erased);
    setErased([]);
    focusAndAnnounce(mineTexts.undone);
  };
  const back = () => shell.navigate(categoryAddress(path), { stay: true });

  return (
    <>
      <Button variant="secondary" size="sm" iconStart={ArrowLeft} onClick={back} css={screenOnly}>
        {mineTexts.back}
      </Button>
      <div css={screenOnly}>
        <Intro>
          <Heading level={2} ref={heading} tabIndex={-1}>
            {mineTexts.title}
          </Heading>
          <Lead>{`${mineTexts.intro} ${mineTexts.introFavourites}`}</Lead>
        </Intro>
        {!canStore && <Alert kind="warning">{mineTexts.refused}</Alert>}
        {erased.length > 0 && (
          <Alert kind="info">
            <p>{mineTexts.erased(erased.length)}</p>
            <Button variant="secondary" size="sm" onClick={undo}>
              {mineTexts.undo}
            </Button>
          </Alert>
        )}
      </div>
      {answers.length === 0 ? (
        <div css={screenOnly}>
          <EmptyState action={<Button onClick={back}>{mineTexts.start}</Button>}>
            {mineTexts.empty}
          </EmptyState>
        </div>
      ) : (
        <>
          <Tools role="search">
            <TextField
              type="search"
              label={mineTexts.search}
              hint={mineTexts.searchHint}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              autoComplete="off"
            />
            <Button
              variant="secondary"
              iconStart={Heart}
              aria-pressed={favouritesOnly}
              onClick={() => setFavouritesOnly(!favouritesOnly)}
            >
              {mineTexts.onlyFavourites}
            </Button>
          </Tools>
          <p role="status" css={screenOnly}>
            {mineTexts.shown(shown.length)}
          </p>
          <Rows>
            {shown.map((answer) => (
              <PromptRow
                key={answer.id}
                answer={answer}
                onFavour={(favourite) => favour(answer.id, favourite)}
                onErase={() => erase([answer], () => remove(answer.id))}
              />
            ))}
          </Rows>
          <Feet>
            <Button
              variant="secondary"
              iconStart={ArrowDown}
              onClick={() => {
                saveFile(mineTexts.fileName, 'text/plain', asTextFile(shown, Date.now()));
                shell.announce(mineTexts.saved);
              }}
            >
              {mineTexts.save}
            </Button>
            <Button variant="secondary" iconStart={Newspaper} onClick={() => window.print()}>
              {mineTexts.print}
            </Button>
            <Button variant="quiet" onClick={() => erase(answers, clear)}>
              {mineTexts.eraseAll}
            </Button>
          </Feet>
          <OnPaper answers={shown} />
        </>
      )}
    </>
  );
}
