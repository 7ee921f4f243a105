"""The island as a document, as a graph of numbers, and how a table sets it up."""
