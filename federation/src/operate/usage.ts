export const OPERATE_USAGE = `federation rollback <app> [version] [--reason "…"] [--remove-route /x] [--by team] [--site site]
    makes the last version live that visitors could use, or the one that is given; the shell is an app like any other
federation revoke <app> <version> --reason "…" [--by team] [--site site]
    no tab opens that version again, and open ones leave it at their next navigation; a live one gives way to the last good one
federation prune [app] [--keep 5] [--also version] [--site site]
    removes versions that nobody needs; what is live or was within a day, the last good one and the last --keep stay
federation status [app] [--json] [--site site]
    what is live: since when, by whom, from which commit, its size and needs, what failed, and the command that goes back;
    and of the AI service, which provider answers, fails or is cooling down, and how much of the ceilings is spent
federation log [app] [--json] [--site site]
    what became live, when, by whom and why; the latest first
    rollback and revoke take --to https://… in place of --site and --by, as publish does, with the token in FEDERATION_TOKEN;
    status and log read any site at its address by --to https://…, and need no token`;
