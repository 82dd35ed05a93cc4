import ts from 'typescript';

/** Functions that return the classes they are given; the arguments of others only decide between classes. */
const composers = new Set(['panelClass', 'trim']);

/**
 * Returns the classes that a module gives to elements, in whatever is called `className` or `…Class`. An asterisk stands for a value that
 * completes a class: `amount-*`.
 */
export function markupClasses(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const names: string[] = [];
  visit(source);
  return names;

  function visit(node: ts.Node): void {
    const classes = classesOf(node);
    if (classes) collect(classes);
    ts.forEachChild(node, visit);
  }

  function collect(node: ts.Node): void {
    if (ts.isStringLiteralLike(node)) return add(node.text);
    if (ts.isTemplateExpression(node)) {
      add(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((each) => each.text).join('*'),
      );
      return node.templateSpans.forEach(({ expression }) => collect(expression));
    }
    if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].forEach(collect);
    if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) return ts.forEachChild(node, collect);
    if (ts.isCallExpression(node) && composers.has(nameOf(node.expression))) {
      ts.forEachChild(node, collect);
    }
    if (ts.isPropertyAccessExpression(node)) collect(node.expression);
  }

  function add(classes: string): void {
    names.push(...classes.split(/\s+/).filter((name) => /[^*]/.test(name)));
  }
}

function classesOf(node: ts.Node): ts.Node | undefined {
  const isNamed =
    ts.isJsxAttribute(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isBindingElement(node) ||
    ts.isParameter(node) ||
    ts.isVariableDeclaration(node);
  return isNamed && /^className$|[a-z]Class$/.test(node.name.getText()) ? node.initializer : undefined;
}

function nameOf(node: ts.Expression): string {
  return ts.isPropertyAccessExpression(node) ? node.name.text : node.getText();
}
