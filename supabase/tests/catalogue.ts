import { sql } from 'kysely';
import type { Database } from '../local/connection.ts';

/** SQL expression of a privilege list, sorted. */
const privilegesSql = (column: string): string =>
  `coalesce((select string_agg(item::text, ' ' order by item::text) from unnest(${column}) item), 'default')`;

/**
 * Queries that print each part of the system catalogue as lines. `ours` contains the schemas that migrations create or fill.
 */
const CATALOGUE_QUERIES = [
  `select format('schema %s %s', n.nspname, ${privilegesSql('n.nspacl')}) from ours n`,
  `select format('relation %s %s %s security %s %s options %s', c.oid::regclass, c.relkind, ${privilegesSql('c.relacl')},
     c.relrowsecurity, c.relforcerowsecurity, c.reloptions)
     from pg_class c join ours n on n.oid = c.relnamespace where c.relkind not in ('i', 'I')`,
  `select format('column %s.%s %s %s not null %s default %s generated %s identity %s %s', c.oid::regclass, a.attnum,
     a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid), a.attgenerated,
     a.attidentity, ${privilegesSql('a.attacl')})
     from pg_attribute a join pg_class c on c.oid = a.attrelid join ours n on n.oid = c.relnamespace
     left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where a.attnum > 0 and not a.attisdropped and c.relkind not in ('i', 'I', 'S')`,
  `select format('constraint %s on %s %s', x.conname, x.conrelid::regclass, pg_get_constraintdef(x.oid))
     from pg_constraint x join ours n on n.oid = x.connamespace`,
  `select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid
     join ours n on n.oid = c.relnamespace`,
  `select format('view %s %s', c.oid::regclass, pg_get_viewdef(c.oid)) from pg_class c
     join ours n on n.oid = c.relnamespace where c.relkind in ('v', 'm')`,
  `select format('type %s %s', t.typname, (select string_agg(e.enumlabel, ' ' order by e.enumsortorder)
     from pg_enum e where e.enumtypid = t.oid)) from pg_type t join ours n on n.oid = t.typnamespace
    where t.typtype in ('d', 'e')`,
  `select to_jsonb(p)::text from pg_policies p`,
  `select format('%s privileges %s', pg_get_functiondef(p.oid), ${privilegesSql('p.proacl')}) from pg_proc p
     join ours n on n.oid = p.pronamespace where p.prokind in ('f', 'p')`,
  `select format('%s enabled %s', pg_get_triggerdef(t.oid), t.tgenabled) from pg_trigger t
     join pg_proc p on p.oid = t.tgfoid join ours n on n.oid = p.pronamespace where not t.tgisinternal`,
  `select format('comment on %s %s: %s', o.type, o.identity, d.description) from pg_description d,
     pg_identify_object(d.classoid, d.objoid, d.objsubid) o where o.schema in (select nspname from ours)`,
  `select format('default privileges %s %s %s', n.nspname, d.defaclobjtype, ${privilegesSql('d.defaclacl')})
     from pg_default_acl d join ours n on n.oid = d.defaclnamespace`,
  `select format('extension %s', extname) from pg_extension`,
  `select format('role %s %s', rolname, rolconfig) from pg_roles where rolname !~ '^pg_'`,
];

/**
 * Describes a database as sorted lines: objects of the schemas `public` and `private` with privileges and
 * comments, and all rows. schemas.test.ts compares the lines of two databases.
 * Random keys are masked. Rows of seeded tables are included, so compare unseeded databases.
 */
export async function describeDatabase({ connection }: Database): Promise<string[]> {
  const queryLines = async (query: string): Promise<string[]> => {
    const { rows } = await sql.raw<{ line: string }>(query).execute(connection.kysely);
    return rows.map(({ line }) => line);
  };
  const lines = await queryLines(
    `with ours as (select * from pg_namespace where nspname in ('public', 'private'))
     select parts.line from (${CATALOGUE_QUERIES.map((part) => `(${part})`).join(' union all ')}) parts (line)`,
  );
  const tables = await queryLines(
    `select format('%I.%I', schemaname, tablename) as line from pg_tables where schemaname in ('public', 'private')`,
  );
  for (const table of tables) {
    const rows = await queryLines(`select to_jsonb(t)::text as line from ${table} t`);
    // A random key of private.settings is two UUIDs: 72 characters.
    lines.push(...rows.map((row) => `row of ${table} ${row.replace(/"[0-9a-f-]{72}"/, '"<random key>"')}`));
  }
  return lines.sort();
}
