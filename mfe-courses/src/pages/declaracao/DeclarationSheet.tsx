import { Global } from '@emotion/react';
import { PRINTING, useShell } from '@ia/federation';
import { AzulejoBadge } from '@ia/shared-ui/azulejo';
import { topics } from '../../content/declaration/topics.ts';
import { declaration } from '../../content/declaration/words.ts';
import type { Course } from '../../content/schema.ts';
import { lasts } from '../../content/words.ts';
import { today } from '../../rules/today.ts';
import { Contents } from './Contents.tsx';
import type { DeclaredCourse } from './courses.ts';
import {
  Declared,
  Facts,
  Foot,
  Lines,
  Name,
  NamePlace,
  Note,
  Sheet,
  SheetPart,
} from './DeclarationSheet.styles.ts';
import { Frieze } from './Frieze.tsx';
import { nameSize } from './name-size.ts';

interface DeclarationSheetProps {
  course: DeclaredCourse;
  lessons: Course;
  finishedOn?: string;
  /** Empty: a line to write it by hand. */
  name: string;
}

const long = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' });
const day = (date: string) => long.format(new Date(date));

/** One A4 sheet, alone on paper: who, which course, what was learned, and what such a sheet is worth. */
export function DeclarationSheet({ course, lessons, finishedOn, name }: DeclarationSheetProps) {
  const shell = useShell();
  const { sheet } = declaration;
  const address = shell.address(course.step.to);
  const facts = [
    [sheet.duration, lasts(course.step.minutes ?? 0)],
    ...(finishedOn ? [[sheet.finishedOn, day(finishedOn)]] : []),
    [sheet.printedOn, day(today())],
    [sheet.medal, lessons.medal.name],
  ];
  return (
    <Sheet {...PRINTING.only} aria-label={declaration.preview}>
      <Global styles={{ '@page': { size: 'A4', margin: '12mm 16mm' } }} />
      <Frieze seed={course.id} />
      <Declared>
        <p>{sheet.programme}</p>
        <h2>{sheet.heading}</h2>
        {name ? (
          <Name data-size={nameSize(name)}>
            <bdi>{name}</bdi>
          </Name>
        ) : (
          <NamePlace>{sheet.namePlace}</NamePlace>
        )}
        <p>{sheet.declares}</p>
        <p data-course>«{course.step.title}»</p>
      </Declared>
      <Facts>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <SheetPart>
        <h3>{sheet.aims}</h3>
        <Lines>
          {lessons.skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </Lines>
      </SheetPart>
      <SheetPart>
        <h3>{sheet.contents}</h3>
        <Contents topics={topics} taught={course.taught} course={lessons} />
      </SheetPart>
      {course.forStaff && (
        <Note>
          <h3>{sheet.staff.title}</h3>
          <p>{sheet.staff.text}</p>
        </Note>
      )}
      <Note>
        <h3>{sheet.limits}</h3>
        <p>{sheet.limitsText}</p>
      </Note>
      <Foot>
        <AzulejoBadge motif="star" size="22mm" />
        <div>
          <p data-line>{sheet.signature}</p>
          <p>{shell.links.entity.name}</p>
          {address && (
            <p>
              {sheet.course} {address}
            </p>
          )}
        </div>
      </Foot>
    </Sheet>
  );
}
