"""The compiled rules of CATAN: numbers in, numbers out. Words live beside this folder."""
