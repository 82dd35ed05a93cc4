import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';

/** A finding of an AwsSolutions rule at a construct. */
interface Finding {
  readonly construct: IConstruct;
  /** Such as `COG2`, or `IAM5[Resource::*]`: the id that the construct, or one above it, would have to acknowledge. */
  readonly finding: string;
}

interface Acknowledgement extends Finding {
  readonly reason: string;
}

interface Findings {
  /** Unacknowledged findings, as `<rule> at <path>`. */
  readonly open: readonly string[];
  /** Acknowledgements with their paths and the number of findings that needed them. */
  readonly acknowledgements: readonly {
    readonly path: string;
    readonly finding: string;
    readonly reason: string;
    readonly uses: number;
  }[];
}

/** Applies every rule of AwsSolutions, including warnings, to every resource below a construct. */
export function findNagFindings(scope: IConstruct): Findings {
  const pack = new ReportingPack();
  pack.validateScope(scope);
  const uses = new Map<Acknowledgement, number>(acknowledgementsIn(scope).map((found) => [found, 0]));
  const open = pack.findings.flatMap(({ construct, finding }) => {
    const matching = [...uses.keys()].filter(
      (candidate) => candidate.finding === finding && construct.node.scopes.includes(candidate.construct),
    );
    for (const acknowledgement of matching) uses.set(acknowledgement, (uses.get(acknowledgement) ?? 0) + 1);
    return matching.length > 0 ? [] : [`${finding} at ${construct.node.path}`];
  });
  const acknowledgements = [...uses].map(([{ construct, finding, reason }, count]) => ({
    path: construct.node.path,
    finding,
    reason,
    uses: count,
  }));
  return { open, acknowledgements };
}

/** Violations by the pack's own judgment, which honors acknowledgements: the view of an operator who adds the pack. */
export function findNagViolations(scope: IConstruct): string[] {
  return new AwsSolutionsChecks().validateScope(scope).violations.map(({ ruleName }) => ruleName);
}

function acknowledgementsIn(scope: IConstruct): Acknowledgement[] {
  return scope.node.findAll().flatMap((construct) =>
    construct.node.metadata
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap(({ data }) => Object.entries(data as Record<string, string>))
      .filter(([id]) => id.includes('AwsSolutions-'))
      .map(([id, reason]) => ({ construct, finding: id.slice(id.indexOf('AwsSolutions-') + 13), reason })),
  );
}

type Rule = Parameters<AwsSolutionsChecks['applyRule']>[0];

/** The pack, also reporting acknowledged findings. */
class ReportingPack extends AwsSolutionsChecks {
  readonly findings: Finding[] = [];

  protected override applyRule({ node, rule, ruleSuffixOverride }: Rule): void {
    const name = ruleSuffixOverride ?? rule.name;
    const result = rule(node);
    const details = Array.isArray(result) ? result.map((detail) => `${name}[${detail}]`) : [];
    const found = result === 'Non-Compliant' ? [name] : details;
    for (const finding of found) this.findings.push({ construct: node, finding });
  }
}
