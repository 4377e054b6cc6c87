import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aboutSlides } from './about.ts';
import * as archiveAbout from './archive/about.ts';
import { courseTabs, featuredCourses } from './archive/courses.ts';
import { featureCards } from './archive/features.ts';
import { archiveIndex } from './archive/page.ts';
import { plans } from './archive/pricing.ts';
import { featuredQuiz, sampleQuiz } from './archive/quizzes.ts';
import { modules, news } from './archive/showcases.ts';
import { statCounters } from './archive/stats.ts';
import { teamMembers } from './archive/team.ts';
import { phases } from './archive/timeline.ts';
import { faqItems } from './faq.ts';
import { exploreLinks, participateLinks } from './footer.ts';
import { deepResourceCards, learnCards } from './learn.ts';
import { manifestoCards } from './manifesto.ts';
import { participateCards } from './participate.ts';
import * as schema from './schema.ts';

/** Each content list: its name, the schema of its items, the items and their expected number. */
const LISTS: [string, v.GenericSchema, readonly unknown[], number][] = [
  ['principles of the manifesto', schema.MotifCard, manifestoCards, 6],
  ['slides about the programme', schema.Slide, aboutSlides, 3],
  ['ways to participate', schema.ActionCard, participateCards, 3],
  ['learning resources', schema.ResourceCard, learnCards, 5],
  ['deep resources', schema.ResourceCard, deepResourceCards, 4],
  ['frequent questions', schema.FaqItem, faqItems, 3],
  ['footer, Explorar', schema.Link, exploreLinks, 4],
  ['footer, Participe', schema.Link, participateLinks, 4],
  ['statistics', schema.Counter, statCounters, 4],
  ['impact figures', schema.Counter, archiveAbout.aboutV2Counters, 3],
  ['mission, vision, values', schema.MotifCard, archiveAbout.aboutV1Cards, 3],
  ['slideshow', schema.Slide, archiveAbout.aboutV3Slides, 3],
  ['sample team with bios', schema.TeamMember, archiveAbout.aboutV4Team, 3],
  ['four questions', schema.FaqItem, archiveAbout.aboutV5Faq, 4],
  ['sample experts', schema.TeamMember, teamMembers, 3],
  ['phases', schema.Phase, phases, 4],
  ['plans', schema.Plan, plans, 3],
  ['features', schema.ActionCard, featureCards, 3],
  ['featured courses', schema.Course, featuredCourses, 3],
  ['modules', schema.ResourceCard, modules, 3],
  ['news', schema.ActionCard, news, 3],
  ['quizzes', schema.SampleQuiz, [sampleQuiz, featuredQuiz], 2],
];

describe('content', () => {
  it.each(LISTS)('list of %s matches its schema and has the expected length', (_, shape, items, count) => {
    expect(items).toHaveLength(count);
    for (const item of items) expect(() => v.parse(shape, item)).not.toThrow();
  });

  it('course tabs are for beginners, developers and managers', () => {
    expect(courseTabs.map((tab) => tab.label)).toEqual(['Principiantes', 'Programadores', 'Gestores']);
    for (const tab of courseTabs) for (const course of tab.courses) v.parse(schema.Course, course);
  });

  it('counters and the popular plan have the figures of the specification', () => {
    expect(statCounters.map((counter) => counter.value)).toEqual([1200, 40, 95, 25]);
    expect(archiveAbout.aboutV2Counters.map((counter) => counter.value)).toEqual([500, 20, 15]);
    expect(plans.find((plan) => plan.popular)).toMatchObject({
      name: 'Pro',
      price: '19€',
      period: 'por mês',
    });
  });

  it('sample quiz has the second option as its answer', () => {
    expect(sampleQuiz.correctAnswerIndex).toBe(1);
  });

  it('archive index has no duplicate anchors and includes the specified sections', () => {
    const anchors = archiveIndex.groups.flatMap((group) => group.links.map((link) => link.anchor));
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors).toEqual(
      expect.arrayContaining([
        'team',
        'timeline',
        'pricing',
        'elearning-showcase',
        'new-showcase',
        'about-v5',
      ]),
    );
  });
});

// Brazilian Portuguese, the informal «tu» (teu, tua) and placeholder text.
const FORBIDDEN =
  /\b(você está|estão? \w+ndo|usuários?|telas?|celular|compartilh\w+|time de|contatos?|gerenci\w+|a gente vai|teu|tua|lorem)\b/i;

describe('Portuguese', () => {
  it('content files have no Brazilian forms and no «tu»', () => {
    const files = import.meta.glob<string>('./**/*.ts', { query: '?raw', import: 'default', eager: true });
    const texts = Object.entries(files).filter(
      ([file]) => !file.includes('.test.') && !file.includes('schema'),
    );
    expect(texts.length).toBeGreaterThan(10);
    for (const [file, text] of texts) expect(FORBIDDEN.exec(text)?.[0], file).toBeUndefined();
  });
});
