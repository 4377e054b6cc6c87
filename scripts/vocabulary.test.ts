import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { workspace } from './run.ts';

/** Names and phrases that hide a term of the field, with the term to write instead. */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/\b(?:inTurn|whoever has the turn)\b/, 'lock, withLock; in queues slot'],
  [/\bisSound\b|\bis sound\b/, 'prevalidated, isPrevalidated'],
  [/\b(?:takingOver|standingDocument|StandingView)\b/, 'isHydrating, prerendered'],
  [/\b(?:takeAway|goBackTo|takeBack)\b/, 'revoke, rollback, restore'],
  [/\b(?:keepHouse|passwordDoor)\b/, 'runMaintenance, passwordLimiter'],
  [/\b(?:misfit|expectFit|refuseHurt)\w*/, 'incompatible, assertCompatible, assertSafeChange'],
  [/\b(?:renewFor|parcelOf)\b/, 'reloadFor, errorTrend, deviceExport'],
  [/\b(?:WaysOn|OwnTile|useBooth)\b/, 'NoticeLinks, VisitorTile, useOutboxContext'],
  [/\b(?:passGate|stillWanted)\b/, 'assertGatePassed, isCancelled'],
  [/\b(?:useKept\w*|keptDrafts\w*|keptKeySchema)\b/, 'stored, cached, deviceData, by meaning'],
  [/\b(?:failureWords|linkWords|heldWords|toolWords)\b/, 'failureText, linkText …'],
  [/\bthe (?:one|ones|versions|links|site|page) of before\b/, 'previous, earlier'],
  [/\b(?:is|are|was|were) told (?:of|apart|in)\b/, 'is reported, is logged, differs'],
  [/\bgoes? down a ladder\b/, 'falls back in this order'],
  [/\bof its own accord\b|\bby itself once\b/, 'automatically'],
];

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.sql', '*.sh', '*.md'], {
  cwd: workspace,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !/CHANGELOG|bench\/results|supabase\/migrations|scripts\/vocabulary/.test(file));

it('Code and documentation use the terms of the field', () => {
  const found = files.flatMap((file) =>
    readFileSync(path.join(workspace, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        INSTEAD.flatMap(([pattern, instead]) => {
          const [phrase] = pattern.exec(line) ?? [];
          return phrase ? [`${file}:${index + 1} «${phrase}» → ${instead}`] : [];
        }),
      ),
  );
  expect(found).toEqual([]);
});
